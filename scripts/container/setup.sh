#!/usr/bin/env bash
# Installs the Debian packages that only npm run test:container needs.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends buildah debootstrap docker-registry poppler-utils >/dev/null
echo 'Installed: buildah debootstrap docker-registry poppler-utils'
