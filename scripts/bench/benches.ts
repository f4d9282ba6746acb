import { fillBatch } from './batch/fill-batch.ts';
import { commandsWarm } from './compile/commands-warm.ts';
import { compileCold } from './compile/compile-cold.ts';
import { editor } from './compile/editor.ts';
import { pdfWork } from './compile/pdf-work.ts';
import { residentEdit } from './compile/resident-edit.ts';
import { studio } from './compile/studio.ts';
import { completeOwn } from './complete-own.ts';
import type { Bench } from './define-bench.ts';
import { elementSize } from './element-size.ts';
import { fillAgency } from './fill-agency.ts';
import { fillW4 } from './fill-w4.ts';
import { fillPdf } from './http/fill-pdf.ts';
import { hostile } from './http/hostile.ts';
import { questionSet } from './http/question-set.ts';
import { inspectAgency } from './inspect-agency.ts';
import { publishChanged } from './publish/publish-changed.ts';
import { reviseFile } from './revise.ts';
import { startUp } from './start/start-up.ts';
import { exportTexts } from './texts.ts';

/** Every bench, in the order of the report. */
export const benches: Bench[] = [
  fillW4,
  fillAgency,
  inspectAgency,
  completeOwn,
  reviseFile,
  exportTexts,
  compileCold,
  pdfWork,
  commandsWarm,
  residentEdit,
  editor,
  studio,
  questionSet,
  fillPdf,
  fillBatch,
  hostile,
  publishChanged,
  startUp,
  elementSize,
];
