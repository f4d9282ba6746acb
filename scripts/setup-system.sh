#!/usr/bin/env bash
# Installs the Debian packages that some tests need. Everything else comes with npm ci. Where systemd runs, some of
# them (docker-registry, haproxy, prometheus) start their own service; the tests do not need it.
set -euo pipefail
packages=(
  poppler-utils qpdf docker-registry haproxy openssl prometheus kubernetes-client systemd chromium
  translate-toolkit python3-openpyxl
)
missing=()
for package in "${packages[@]}"; do
  # kubectl also comes in packages of other makers, which Debian's does not install beside.
  if [ "$package" = kubernetes-client ] && command -v kubectl >/dev/null; then continue; fi
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ "${#missing[@]}" -eq 0 ]; then
  echo "All there: ${packages[*]}"
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
echo "Installed: ${missing[*]}"
