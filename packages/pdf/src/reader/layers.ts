import { catalogOf } from './pages.ts';
import type { PdfFile } from './pdf-file.ts';
import { type Dictionary, isDictionary, isName, Name, Reference, type Value } from './values.ts';

/** Where a page is looked at: its layers can differ on screen and on paper. */
type Medium = 'View' | 'Print';

/** Conditions nested more deeply than this count as met. */
const deepest = 20;

const known = new WeakMap<PdfFile, Layers>();

/** The layers of a file, read once. */
export function layersOf(file: PdfFile): Layers {
  const layers = known.get(file) ?? new Layers(file);
  known.set(file, layers);
  return layers;
}

/** The layers of a file (optional content, ISO 32000-1, 8.11), and which of them are switched off. */
class Layers {
  private readonly file: PdfFile;
  private readonly settings: Dictionary | undefined;

  constructor(file: PdfFile) {
    this.file = file;
    const properties = file.at(catalogOf(file), 'OCProperties');
    const settings = isDictionary(properties) ? file.at(properties, 'D') : null;
    this.settings = isDictionary(settings) ? settings : undefined;
  }

  /** Whether an object is not shown because of its layer, which its entry OC names. */
  hides(owner: Dictionary, medium: Medium): boolean {
    const layer = owner.get('OC');
    return this.settings !== undefined && layer !== undefined && !this.isShown(layer, medium, 0);
  }

  /** Shows on screen whatever is shown on screen or on paper. Returns whether that changed anything. */
  showPrinted(): boolean {
    const { settings, file } = this;
    const properties = file.at(catalogOf(file), 'OCProperties');
    const all = isDictionary(properties) ? file.at(properties, 'OCGs') : null;
    if (!settings || !Array.isArray(all)) return false;
    const onScreen = all.filter((layer) => this.isOn(layer, 'View'));
    const shown = all.filter((layer) => onScreen.includes(layer) || this.isOn(layer, 'Print'));
    if (shown.length === onScreen.length) return false;
    settings.set('ON', shown).set('BaseState', new Name('OFF'));
    settings.delete('OFF');
    settings.delete('AS');
    return true;
  }

  /** Whether a layer is on, or a condition on several layers is met. */
  private isShown(value: Value, medium: Medium, depth: number): boolean {
    const dictionary = this.file.resolve(value);
    if (!isDictionary(dictionary) || depth > deepest) return true;
    if (!isName(this.file.at(dictionary, 'Type'), 'OCMD')) return this.isOn(value, medium);
    const condition = this.file.at(dictionary, 'VE');
    if (Array.isArray(condition)) return this.holds(condition, medium, depth + 1);
    const layers = this.listAt(dictionary, 'OCGs');
    const states = layers.map((layer) => this.isOn(layer, medium));
    const policy = this.file.at(dictionary, 'P');
    switch (policy instanceof Name ? policy.text : 'AnyOn') {
      case 'AllOn':
        return states.every(Boolean);
      case 'AnyOff':
        return states.length === 0 || states.some((isOn) => !isOn);
      case 'AllOff':
        return states.every((isOn) => !isOn);
      default:
        return states.length === 0 || states.some(Boolean);
    }
  }

  /** Whether a condition with And, Or and Not is met. */
  private holds([operator, ...parts]: Value[], medium: Medium, depth: number): boolean {
    const name = this.file.resolve(operator);
    const is = (part: Value): boolean => {
      const value = this.file.resolve(part);
      if (Array.isArray(value)) return depth > deepest || this.holds(value, medium, depth + 1);
      return this.isShown(part, medium, depth + 1);
    };
    if (isName(name, 'Not')) return !parts.slice(0, 1).some(is);
    return isName(name, 'Or') ? parts.some(is) : parts.every(is);
  }

  private isOn(layer: Value, medium: Medium): boolean {
    return this.byUsage(layer, medium) ?? this.bySettings(layer);
  }

  /** Whether a layer is on by the settings of the file, where lists of layers override the base state. */
  private bySettings(layer: Value): boolean {
    const { settings, file } = this;
    if (!settings) return true;
    const isIn = (key: string) => this.listAt(settings, key).some((each) => isSame(each, layer));
    if (isName(file.at(settings, 'BaseState'), 'OFF')) return isIn('ON');
    return !isIn('OFF');
  }

  /** Whether the usage entry of a layer turns it on for a medium; undefined unless it has one and is listed to follow it. */
  private byUsage(layer: Value, medium: Medium): boolean | undefined {
    const { file, settings } = this;
    const isListed = (settings ? this.listAt(settings, 'AS') : []).some((each) => {
      const usage = file.resolve(each);
      return (
        isDictionary(usage) &&
        isName(file.at(usage, 'Event'), medium) &&
        this.listAt(usage, 'Category').some((name) => isName(file.resolve(name), medium)) &&
        this.listAt(usage, 'OCGs').some((one) => isSame(one, layer))
      );
    });
    const dictionary = file.resolve(layer);
    if (!isListed || !isDictionary(dictionary)) return undefined;
    const usage = file.at(dictionary, 'Usage');
    const own = isDictionary(usage) ? file.at(usage, medium) : null;
    const state = isDictionary(own) ? file.at(own, `${medium}State`) : null;
    return state instanceof Name ? state.text !== 'OFF' : undefined;
  }

  /** A list in a dictionary. A single value counts as a list of one. */
  private listAt(dictionary: Dictionary, key: string): Value[] {
    const value = dictionary.get(key);
    const list = this.file.resolve(value);
    if (Array.isArray(list)) return list;
    return value === undefined || list === null ? [] : [value];
  }
}

function isSame(one: Value, other: Value): boolean {
  if (one instanceof Reference && other instanceof Reference) return one.number === other.number;
  return one === other;
}
