import type { MarkPlace } from '@formpress/model';
import { operands } from '../foundation/operands.ts';
import { placementOf } from '../layout/placement.ts';

type Point = [x: number, y: number];

// Shapes in a square from -1 to 1 around the middle of the box.
const tick: Point[] = [
  [-0.95, 0.02],
  [-0.7, 0.28],
  [-0.32, -0.2],
  [0.72, 0.95],
  [0.98, 0.72],
  [-0.3, -0.95],
];
const diamond: Point[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
// The corners are cut slightly, because pdfium widens plain rectangles to whole pixels.
const square: Point[] = [
  [-0.8, -0.72],
  [-0.72, -0.8],
  [0.72, -0.8],
  [0.8, -0.72],
  [0.8, 0.72],
  [0.72, 0.8],
  [-0.72, 0.8],
  [-0.8, 0.72],
];
const star: Point[] = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 1 : 0.4;
  const angle = Math.PI / 2 + (i * Math.PI) / 5;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});
const roundness = 0.5523;

/** Instructions that mark a box, in the shape its form uses. */
export function drawMark(place: MarkPlace): string {
  const box = placementOf(place.box, place.turn);
  const radius = Math.min(box.width, box.height) * 0.36;
  const shape = shapeOf(place.mark, radius);
  return `q ${box.matrix(box.width / 2, box.height / 2)} cm ${shape} Q`;
}

function shapeOf(mark: MarkPlace['mark'], radius: number): string {
  if (mark === 'cross') return cross(radius);
  if (mark === 'circle') return circle(radius * 0.8);
  const outline = { check: tick, square, diamond, star }[mark];
  const [first, ...rest] = outline.map(([x, y]) => operands(x * radius, y * radius));
  return `${first} m ${rest.map((point) => `${point} l`).join(' ')} f`;
}

function cross(r: number): string {
  const line = operands(Math.max(0.8, r * 0.3));
  return `${line} w ${operands(-r, -r)} m ${operands(r, r)} l ${operands(-r, r)} m ${operands(r, -r)} l S`;
}

function circle(r: number): string {
  const k = r * roundness;
  return [
    `${operands(r, 0)} m`,
    `${operands(r, k, k, r, 0, r)} c`,
    `${operands(-k, r, -r, k, -r, 0)} c`,
    `${operands(-r, -k, -k, -r, 0, -r)} c`,
    `${operands(k, -r, r, -k, r, 0)} c f`,
  ].join(' ');
}
