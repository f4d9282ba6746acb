const postOffice = 'P ?O ?BOX|P ?O ?B|POST OFFICE BOX|P ?O DRAWER|POST OFFICE DRAWER';
const otherBoxes = 'LOCKBOX|LOCK BOX|FIRM CALLER|CALLER|DRAWER|BIN';
// A lone number sign is not a number.
const boxNumber = '((?!#$)\\S+)';
const box = new RegExp(`^(?:${postOffice}|${otherBoxes}) (?:# )?${boxNumber}$`);

const ruralWords = 'RR|R R|RURAL ROUTE|RURAL RTE|RURAL RT|RFD ROUTE|RFD|R F D';
const contractWords = 'HC|H C|HCR|HIGHWAY CONTRACT ROUTE|HIGHWAY CONTRACT|STAR ROUTE|STAR RTE';
const rural = routeBox(`${ruralWords}|RD|RT|RTE|ROUTE`);
const contract = routeBox(contractWords);
const bareRural = new RegExp(`^(?:${ruralWords}) (?:# )?0*([0-9]\\S*)$`);
const bareContract = new RegExp(`^(?:${contractWords}) (?:# )?0*([0-9]\\S*)$`);

/**
 * Normalizes a line with a box or a route instead of a house (USPS Publication 28, sections 24 to 28):
 * PO BOX 12, RR 2 BOX 18, HC 1 BOX 4, GENERAL DELIVERY.
 */
export function boxLine(words: string[]): string[] | undefined {
  const line = words.join(' ').replace(/^(RR|HC|HCR|RFD)(?=[0-9])/, '$1 ');
  if (/^GEN(?:ERAL)? DEL(?:IVERY)?$/.test(line)) return ['GENERAL', 'DELIVERY'];
  const number = box.exec(line)?.[1];
  if (number) return ['PO', 'BOX', number];
  return routeLine('RR', rural, bareRural, line) ?? routeLine('HC', contract, bareContract, line);
}

function routeLine(
  kind: string,
  withBox: RegExp,
  bare: RegExp,
  line: string,
): string[] | undefined {
  const [, route, number] = withBox.exec(line) ?? [];
  if (route && number) return [kind, route, 'BOX', number];
  const alone = bare.exec(line)?.[1];
  return alone ? [kind, alone] : undefined;
}

/** The pattern of a route with a box. A leading zero of the route is dropped (section 242). */
function routeBox(kinds: string): RegExp {
  return new RegExp(`^(?:${kinds}) (?:# )?0*([0-9]\\S*) (?:BOX (?:# )?|# )${boxNumber}$`);
}
