import Draw
import Utils

// @Needs
struct Screen {
    let canvas: Canvas
    let pen: Pen
}
