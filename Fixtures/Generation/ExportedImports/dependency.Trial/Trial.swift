@_exported import Gear
