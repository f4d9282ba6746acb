import type writeExcelFile from 'write-excel-file/node';

type WriteOptions = NonNullable<Parameters<typeof writeExcelFile>[1]>;
type SheetFeature = NonNullable<WriteOptions['features']>[number];

/** The format of cells that may be edited. It also keeps what is typed as text. */
export const editableFormat = '@';

type Locking = {
  /** The letter of the column of states. */
  stateColumn: string;
  /** The letter of the column of links, and the links of each sheet. */
  linkColumn: string;
  links: readonly (readonly string[])[];
};

/** Locks all cells but those to be edited, lists the states to choose from, and makes links of addresses. */
export function sheetFeatures({ stateColumn, linkColumn, links }: Locking): SheetFeature {
  return {
    files: {
      transform: {
        'xl/styles.xml': { transform: unlockEditable },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const own = links[sheetIndex] ?? [];
            const last = own.length + 1;
            return protect(
              xml,
              choice(`${stateColumn}2:${stateColumn}${last}`) + hyperlinks(own, linkColumn),
            );
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) => relations(links[sheetIndex] ?? []),
        },
      },
    },
  };
}

function unlockEditable(styles: string): string {
  const [, id] =
    new RegExp(`numFmtId="([0-9]+)" formatCode="${editableFormat}"`).exec(styles) ?? [];
  if (id === undefined) throw new Error('No cell is editable.');
  return styles.replaceAll(
    new RegExp(`<xf ([^>]*numFmtId="${id}"[^>]*)>(.*?)</xf>`, 'g'),
    '<xf $1 applyProtection="1">$2<protection locked="0"/></xf>',
  );
}

/** The order of elements in a sheet is fixed: protection, formatting, validation, links. */
function protect(xml: string, validationAndLinks: string): string {
  const protection =
    '<sheetProtection sheet="1" formatCells="0" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>';
  const before = xml.replace('</sheetData>', `</sheetData>${protection}`);
  const end = before.lastIndexOf('</conditionalFormatting>');
  const at =
    end === -1
      ? before.indexOf(protection) + protection.length
      : end + '</conditionalFormatting>'.length;
  return before.slice(0, at) + validationAndLinks + before.slice(at);
}

function choice(cells: string): string {
  return `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="State" error="Choose draft, translated or reviewed." sqref="${cells}"><formula1>"missing,changed,draft,translated,reviewed"</formula1></dataValidation></dataValidations>`;
}

function hyperlinks(links: readonly string[], column: string): string {
  const all = links.flatMap((link, index) =>
    link === '' ? [] : [`<hyperlink ref="${column}${index + 2}" r:id="${relationId(index)}"/>`],
  );
  return all.length === 0 ? '' : `<hyperlinks>${all.join('')}</hyperlinks>`;
}

function relations(links: readonly string[]): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
  return links
    .map((link, index) =>
      link === ''
        ? ''
        : `<Relationship Id="${relationId(index)}" Type="${type}" Target="${escapeAttribute(link)}" TargetMode="External"/>`,
    )
    .join('');
}

function relationId(index: number): string {
  return `rId-studio-${index + 1}`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
