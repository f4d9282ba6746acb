/** The system tools that tests use, and the Debian package of each. */
export const toolPackages = {
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  qpdf: 'qpdf',
  'docker-registry': 'docker-registry',
  haproxy: 'haproxy',
  openssl: 'openssl',
  promtool: 'prometheus',
  kubectl: 'kubernetes-client',
  'systemd-analyze': 'systemd',
  chromium: 'chromium',
  pogrep: 'translate-toolkit',
  openpyxl: 'python3-openpyxl',
} as const;
