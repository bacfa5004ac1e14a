class DefaultImages: ImageSource {}

protocol ImageSource: Images {}
