export { formatOf, type TextFormatName, textFormats } from './formats/formats.ts';
export { type ReturnedFile, UnreadableFile } from './foundation/returned-unit.ts';
export { type Unit, type UnitState, unitStates } from './foundation/unit.ts';
export {
  type Imported,
  importUnits,
  type OutdatedUnit,
  type RefusedUnit,
} from './importing/import-units.ts';
export { choices, chooseUnits, type UnitSelection } from './units/choose-units.ts';
export { collectUnits } from './units/collect-units.ts';
export type { TextSource } from './units/text-source.ts';
