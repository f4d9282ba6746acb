import { inflate } from './inflate.ts';
import type { Budget } from './limits.ts';
import { type Prediction, undoPrediction } from './predictor.ts';
import { type Dictionary, isDictionary, Name, type StreamObject, type Value } from './values.ts';

type Resolve = (value: Value | undefined) => Value;

/** The names in a stream's Filter entry, in decoding order. */
export function filtersOf(dictionary: Dictionary, resolve: Resolve): string[] {
  const filter = resolve(dictionary.get('Filter'));
  const list = Array.isArray(filter) ? filter.map(resolve) : [filter];
  return list.filter((each) => each instanceof Name).map((each) => each.text);
}

/** The decompressed bytes of a stream, or undefined when its filter is not supported. */
export function unpack(
  stream: StreamObject,
  resolve: Resolve,
  budget: Budget,
): Uint8Array | undefined {
  const filters = filtersOf(stream.dictionary, resolve);
  const parameters = parametersOf(stream.dictionary, resolve);
  let bytes = stream.packed;
  for (const [i, filter] of filters.entries()) {
    if (filter === 'Crypt') continue;
    if (filter !== 'FlateDecode' && filter !== 'Fl') return undefined;
    bytes = undoPrediction(inflate(bytes, budget), prediction(parameters[i], resolve));
  }
  return bytes;
}

function parametersOf(dictionary: Dictionary, resolve: Resolve): Value[] {
  const parameters = resolve(dictionary.get('DecodeParms') ?? dictionary.get('DP'));
  return Array.isArray(parameters) ? parameters.map(resolve) : [parameters];
}

function prediction(parameters: Value | undefined, resolve: Resolve): Prediction {
  const number = (key: string, otherwise: number): number => {
    const value = isDictionary(parameters) ? resolve(parameters.get(key)) : null;
    return typeof value === 'number' ? Math.trunc(value) : otherwise;
  };
  return {
    predictor: number('Predictor', 1),
    colors: number('Colors', 1),
    bits: number('BitsPerComponent', 8),
    columns: number('Columns', 1),
  };
}
