import { readFileSync } from 'node:fs';
import { codes, type Diagnostic, type Files, formats } from '@formpress/compiler';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Element, readXml } from './strict-xml.ts';

const readSarif = new Ajv({ formats: { uri: true } }).compile(
  JSON.parse(readFileSync(new URL('./sarif.schema.json', import.meta.url), 'utf8')),
);

const names = ['us/AL/AL101/2026.1.0/form.yaml', 'shared/a b,%é:.yaml', 'ca'];
const lines = 'a: b\r\nnext: "é 𝒳"\n\n  c: d\n';
const files: Files = new Map(names.slice(0, 2).map((name) => [name, Buffer.from(lines)]));
const options = { colour: false, folder: 'definitions', showAccepted: true };

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const nasty = fc
  .array(
    fc.constantFrom('\n', '\r', '%0A', '::', ',', '<', ']]>', '&amp;', '"', '\u0000', '\uD800'),
  )
  .map((parts) => parts.join('x'));
const words = fc.oneof(text, nasty);
const place = fc
  .record({
    file: fc.constantFrom(...names),
    from: fc.nat(lines.length - 1),
    length: fc.nat(lines.length),
  })
  .map(({ file, from, length }) => ({
    file,
    start: from,
    end: length === 0 ? 0 : Math.min(from + length, lines.length),
  }));
const diagnostic: fc.Arbitrary<Diagnostic> = fc
  .record(
    {
      code: fc.constantFrom(...codes().slice(0, 5)),
      severity: fc.constantFrom('error', 'warning'),
      at: place,
      message: words,
      related: fc.array(fc.record({ at: place, message: words }), { maxLength: 2 }),
      help: words,
      reason: words,
    },
    { requiredKeys: ['code', 'severity', 'at', 'message'] },
  )
  .map(({ reason, ...rest }) => ({
    ...rest,
    ...(rest.severity === 'warning' && reason !== undefined && { accepted: reason }),
  })) as fc.Arbitrary<Diagnostic>;
const diagnostics = fc.array(diagnostic, { maxLength: 4 });

/** The text of a message in all formats but text, with its help or the reason of its acceptance. */
function said({ message, help, accepted }: Diagnostic): string {
  const last = accepted === undefined ? help : `Accepted: ${accepted}`;
  return last === undefined ? message : `${message}\n\n${last}`;
}

const sorted = (texts: string[]) => texts.toSorted();

it('prints every diagnostic completely for GitHub, on one line', () => {
  fc.assert(
    fc.property(diagnostics, (found) => {
      const printed = formats.github(found, files, options);
      const commands = printed.split('\n').slice(0, -1);
      const read = commands.map((command) => {
        const [, properties = '', message = ''] =
          /^::(?:error|warning|notice) ([^\r]*?)::(.*)$/s.exec(command) ?? [];
        return [...properties.split(',').slice(0, 1), message].map(decodeGithub).join('|');
      });
      expect(sorted(read)).toEqual(
        sorted(found.map((each) => `file=definitions/${each.at.file}|${said(each)}`)),
      );
    }),
  );
});

function decodeGithub(text: string): string {
  return text.replace(/%(0A|0D|25|3A|2C)/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

it('writes XML that a strict parser accepts, with every message in it', () => {
  fc.assert(
    fc.property(diagnostics, (found) => {
      const { name, attributes, holds } = readXml(formats.junit(found, files, options));
      expect(name).toBe('testsuites');
      const cases = inside(holds).flatMap((suite) => inside(suite.holds));
      expect(attributes.tests).toBe(String(cases.length));
      const names = cases.map((each) => String(each.attributes.name));
      expect(sorted(names.filter((each) => each !== 'nothing wrong'))).toEqual(
        sorted(found.map(({ code, message }) => `${code}: ${speakable(message)}`)),
      );
    }),
  );
});

function inside(holds: Element['holds']): Element[] {
  return holds.filter((each) => typeof each === 'object');
}

/** XML cannot represent control characters and lone surrogates. */
function speakable(message: string): string {
  return [...message]
    .map((sign) =>
      /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(sign) ? '\uFFFD' : sign,
    )
    .join('');
}

it('writes valid SARIF, with every message in it', () => {
  fc.assert(
    fc.property(diagnostics, (found) => {
      const log = JSON.parse(formats.sarif(found, files, options));
      readSarif(log);
      expect(readSarif.errors).toBeNull();
      const { results, tool } = log.runs[0];
      for (const each of results) expect(tool.driver.rules[each.ruleIndex].id).toBe(each.ruleId);
      const prints = results.map((each: { partialFingerprints: object }) =>
        JSON.stringify(each.partialFingerprints),
      );
      expect(new Set(prints).size).toBe(found.length);
      expect(
        sorted(results.map((each: { message: { text: string } }) => each.message.text)),
      ).toEqual(sorted(found.map(({ accepted: _, ...each }) => said(each))));
    }),
  );
});

it('recognizes a finding after lines above it moved', () => {
  const prints = (above: string) => {
    const at = { file: names[0] ?? '', start: above.length, end: above.length + 1 };
    const moved = new Map([[at.file, Buffer.from(`${above}${lines}`)]]);
    const found: Diagnostic = { code: 'bad-link', severity: 'error', at, message: 'Wrong.' };
    const { results } = JSON.parse(formats.sarif([found], moved, options)).runs[0];
    return results[0].partialFingerprints;
  };
  expect(prints('# One\n# Two\n')).toEqual(prints(''));
});
