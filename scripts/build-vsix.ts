/**
 * npm run vsix: builds the extension for Visual Studio Code. A .vsix is a zip with two manifests, so neither the network nor
 * another tool is needed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { strToU8, zipSync } from 'fflate';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, 'packages/vscode');
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  version: string;
};
const extension = JSON.parse(readFileSync(join(home, 'extension.json'), 'utf8')) as {
  name: string;
  displayName: string;
  description: string;
  publisher: string;
  engines: { vscode: string };
};

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [join(home, 'src/extension.ts')],
  bundle: true,
  minify: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['vscode'],
});

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="json" ContentType="application/json"/>
  <Default Extension="vsixmanifest" ContentType="text/xml"/>
  <Default Extension="cjs" ContentType="application/javascript"/>
</Types>
`;

const manifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${extension.name}" Version="${version}" Publisher="${extension.publisher}"/>
    <DisplayName>${extension.displayName}</DisplayName>
    <Description xml:space="preserve">${extension.description}</Description>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${extension.engines.vscode}"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
  </Assets>
</PackageManifest>
`;

const mtime = new Date('1980-01-01T00:00:00');
const zip = zipSync(
  {
    '[Content_Types].xml': strToU8(contentTypes),
    'extension.vsixmanifest': strToU8(manifest),
    'extension/package.json': strToU8(`${JSON.stringify({ ...extension, version }, null, 2)}\n`),
    'extension/extension.cjs': outputFiles[0]?.contents ?? new Uint8Array(),
  },
  { mtime, level: 6 },
);
const [out = join(root, `dist/formpress-${version}.vsix`)] = process.argv.slice(2);
mkdirSync(join(out, '..'), { recursive: true });
writeFileSync(out, zip);
process.stdout.write(`${out}\n`);
