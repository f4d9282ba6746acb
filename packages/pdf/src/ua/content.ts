import { checkLevel } from '../reader/limits.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  isDictionary,
  isName,
  Name,
  PdfString,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { contentOperations, type Operation } from '../text/content-operations.ts';

/** Content between a mark and its end. */
export type Mark = {
  tag: string;
  properties: Dictionary;
  /** The number by which the structure tree refers to it. */
  number: number | undefined;
  parent: Mark | undefined;
};

/** Text that is shown in a font, or something drawn, and the mark that it is in. */
export type ShownContent = {
  mark: Mark | undefined;
  text?: { font: Dictionary; bytes: Uint8Array };
};

const painting = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'EI', 'ID']);
const showing = new Set(['Tj', 'TJ', "'", '"']);
const invisible = 3;

/** Reads what content streams show, in order, with the marks around it. */
export class ContentReader {
  readonly shown: ShownContent[] = [];
  readonly marks: Mark[] = [];
  readonly forms: StreamObject[] = [];
  private mark: Mark | undefined;
  private font: Dictionary | undefined;
  private mode = 0;

  constructor(private readonly file: PdfFile) {}

  read(bytes: Uint8Array, resources: Dictionary, level = 0): void {
    checkLevel(level);
    for (const operation of contentOperations(bytes)) {
      this.file.budget.countValues(operation.operands.length + 1);
      this.follow(operation, resources, level);
    }
  }

  private follow({ operator, operands }: Operation, resources: Dictionary, level: number): void {
    const [first, second] = operands;
    if (operator === 'BMC' || operator === 'BDC') this.open(first, second, resources);
    else if (operator === 'EMC') this.mark = this.mark?.parent;
    else if (operator === 'Tf') this.choose(this.resource(first, 'Font', resources));
    else if (operator === 'Tr') this.mode = typeof first === 'number' ? first : 0;
    else if (operator === 'Do')
      this.draw(this.resource(first, 'XObject', resources), resources, level);
    else if (painting.has(operator)) this.shown.push({ mark: this.mark });
    else if (showing.has(operator)) this.show(operands);
  }

  private open(tag: Value | undefined, written: Value | undefined, resources: Dictionary): void {
    const named =
      written instanceof Name ? this.resource(written, 'Properties', resources) : written;
    const properties: Dictionary = isDictionary(named ?? null) ? (named as Dictionary) : new Map();
    const number = this.file.at(properties, 'MCID');
    this.mark = {
      tag: tag instanceof Name ? tag.text : '',
      properties,
      number: typeof number === 'number' ? number : undefined,
      parent: this.mark,
    };
    this.marks.push(this.mark);
  }

  private choose(font: Value): void {
    this.font = isDictionary(font) ? font : undefined;
  }

  private show(operands: Value[]): void {
    const strings = operands.flatMap((each) => (Array.isArray(each) ? each : [each]));
    const bytes = Buffer.concat(
      strings.flatMap((each) => (each instanceof PdfString ? [each.bytes] : [])),
    );
    if (bytes.length === 0 || this.mode === invisible) return;
    const { mark, font } = this;
    this.shown.push({ mark, ...(font && { text: { font, bytes } }) });
  }

  private draw(drawing: Value, resources: Dictionary, level: number): void {
    if (!(drawing instanceof StreamObject)) return;
    const { dictionary } = drawing;
    if (!isName(this.file.at(dictionary, 'Subtype'), 'Form')) {
      this.shown.push({ mark: this.mark });
      return;
    }
    this.forms.push(drawing);
    const own = this.file.at(dictionary, 'Resources');
    const bytes = this.file.unpack(drawing) ?? new Uint8Array();
    this.read(bytes, isDictionary(own) ? own : resources, level + 1);
  }

  private resource(name: Value | undefined, kind: string, resources: Dictionary): Value {
    const list = this.file.at(resources, kind);
    return name instanceof Name && isDictionary(list) ? this.file.at(list, name.text) : null;
  }
}
