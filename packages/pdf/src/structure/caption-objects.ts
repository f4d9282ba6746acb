import type { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import type { Reference } from '../reader/values.ts';

/** Objects of a file for captions. Their texts are written when the file is finished. */
export class CaptionObjects {
  /** The names of captions, by the numbers of their objects. */
  readonly names = new Map<number, string>();
  private readonly objects = new Map<string, Reference>();

  constructor(private readonly file: PdfFile) {}

  /** The object of a caption. */
  of(name: string): Reference {
    const object = this.objects.get(name) ?? this.file.add(encodeText(''));
    this.objects.set(name, object);
    this.names.set(object.number, name);
    return object;
  }
}

/** The name of the caption of a field, or of one state of it. */
export function captionName(field: string, state?: string): string {
  return state === undefined ? field : `${field}\n${state}`;
}
