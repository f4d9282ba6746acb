#!/bin/sh
# Runs a command in an unpacked image like a container engine with --read-only: the root cannot be written
# to, nor /tmp; volumes are the only exception. Call it in its own mount and process namespaces.
#
#   run-read-only.sh ROOT USER FOLDER [VOLUME:INSIDE:rw|ro]... -- [NAME=value]... COMMAND...
set -eu
root=$1 user=$2 folder=$3
shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=0755 tmpfs "$root/dev"
for device in null zero full random urandom; do
  : >"$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
while [ "$1" != -- ]; do
  outside=${1%%:*} rest=${1#*:}
  inside=$root${rest%:*}
  mkdir -p "$inside"
  mount --bind "$outside" "$inside"
  if [ "${rest##*:}" = ro ]; then mount -o remount,bind,ro "$inside"; fi
  shift
done
shift
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" --groups='' "$root" /usr/bin/env -i -C "$folder" "$@"
