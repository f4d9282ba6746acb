import { PdfProblem } from '../foundation/problem.ts';

/** Limits for one PDF. A file beyond any of these is refused, never partly read. */
export const limits = {
  fileBytes: 64 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  levels: 64,
  objects: 200_000,
  /** Numbers, names, texts and lists in all objects together. */
  values: 3_000_000,
  textBytes: 4 * 1024 * 1024,
  /** Names, values and tooltips of all fields together, counting each use. */
  allTextBytes: 16 * 1024 * 1024,
  /** Printed letters, when the text of the pages is read. */
  letters: 1_000_000,
  /** Fields on a page. With more, it is impossible to say what is printed next to what. */
  boxesOnPage: 1000,
  rowsOnPage: 3000,
  milliseconds: 10_000,
};

const again = 'Save it again from a PDF viewer, or download it again from the agency.';

/** Counts the cost of reading a file, and refuses the file when it is too high. */
export class Budget {
  private unpacked = 0;
  private objects = 0;
  private values = 0;
  private texts = 0;
  private letters = 0;
  private readonly deadline = performance.now() + limits.milliseconds;

  /** How many bytes may still be decompressed. */
  get unpackedLeft(): number {
    return limits.unpackedBytes - this.unpacked;
  }

  countUnpacked(bytes: number): void {
    this.unpacked += bytes;
    if (this.unpacked > limits.unpackedBytes) {
      throw new PdfProblem(`This PDF unpacks to more than 256 MiB. ${again}`);
    }
  }

  countObjects(count = 1): void {
    this.objects += count;
    if (this.objects > limits.objects) throw tooManyObjects();
    if (this.objects % 64 === 0) this.checkTime();
  }

  countValues(values: number): void {
    this.values += values;
    if (this.values > limits.values) throw tooManyObjects();
  }

  countText(bytes: number): void {
    this.texts += bytes;
    if (this.texts > limits.allTextBytes) {
      throw new PdfProblem(`This PDF has more than 16 MiB of names and values. ${again}`);
    }
  }

  /** Called before the letters are read. */
  countLetters(letters: number): void {
    this.letters += letters;
    if (this.letters > limits.letters) {
      throw new PdfProblem(
        'This PDF prints more than 1,000,000 letters. Use the form alone, without instructions.',
      );
    }
  }

  checkTime(): void {
    if (performance.now() > this.deadline) {
      throw new PdfProblem(`This PDF takes longer than 10 seconds to read. ${again}`);
    }
  }
}

export function checkFileSize(bytes: Uint8Array): void {
  if (bytes.length > limits.fileBytes) {
    throw new PdfProblem(
      'This PDF is larger than 64 MiB. Use the form alone, without attachments.',
    );
  }
}

export function checkLevel(level: number): void {
  if (level > limits.levels) {
    throw new PdfProblem(`This PDF is nested more than 64 levels deep. ${again}`);
  }
}

export function tooManyObjects(): PdfProblem {
  return new PdfProblem(`This PDF has more than 200,000 objects. ${again}`);
}

/** A damaged file. It may still be readable by searching for its objects. */
export class DamagedPdf extends PdfProblem {}

export function damaged(what: string): DamagedPdf {
  return new DamagedPdf(`This PDF is damaged: ${what}. ${again}`);
}
