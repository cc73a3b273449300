#!/bin/sh
# Builds the site of this working copy and puts it online: SITE=/srv/site sh deploy/release.sh
# What is online stays online until the new release is whole and nginx takes it.
set -eu
cd "$(dirname "$0")/.."
site=${SITE:-/srv/site}

npm ci --no-audit --no-fund
npm run build -- --clean
release=$(npm run --silent release -- "$site/releases")
# The configuration names /srv/site.
sed -i "s#/srv/site/#$site/#g" "$release"/nginx/*.conf

# A link that is renamed over another is there at every moment.
put_online() {
  ln -sfn "$1" "$site/next"
  mv -T "$site/next" "$site/current"
}

before=$(readlink "$site/current" || true)
put_online "$release"
if ! nginx -t; then
  if [ -n "$before" ]; then put_online "$before"; fi
  echo "nginx refuses $release. What was online before still is." >&2
  exit 1
fi
systemctl reload nginx
echo "$release is online."
