import type { PaperBox } from '../foundation/paper.ts';

/** Boxes below or beside one another of which only one is to be ticked. */
export type TickGroup = PaperBox[];

const nearBelow = 26;
const nearBeside = 4;

/** Groups the boxes to tick: those of one field, of one line, or in one column or row. */
export function tickGroups(boxes: readonly PaperBox[]): TickGroup[] {
  const groups: TickGroup[] = [];
  const isAlone = ({ field }: PaperBox) => boxes.filter((box) => box.field === field).length === 1;
  for (const box of boxes) {
    if (box.type !== 'checkbox' && box.type !== 'radio') continue;
    const group = groups.find((each) => belongsTo(box, each, isAlone));
    if (group) group.push(box);
    else groups.push([box]);
  }
  return groups;
}

function belongsTo(box: PaperBox, group: TickGroup, isAlone: (box: PaperBox) => boolean): boolean {
  const last = group.at(-1);
  if (!last || last.page !== box.page) return false;
  if (last.field === box.field) return true;
  if (!isAlone(last) || !isAlone(box) || isLong(last) || isLong(box)) return false;
  const isSameLine = last.line !== undefined && last.line === box.line;
  const [x, y] = [Math.abs(last.box[0] - box.box[0]), Math.abs(last.box[1] - box.box[1])];
  const isNear = (x < 4 && y < nearBelow) || y < nearBeside;
  return isNear && (isSameLine || last.line === undefined || box.line === undefined);
}

/** Whether a box is beside a long text, and is therefore a question of its own. */
function isLong({ text }: PaperBox): boolean {
  return text.length > 90;
}
