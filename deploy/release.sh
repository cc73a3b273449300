#!/bin/sh
# Builds the site of this working copy and puts it online: SITE=/srv/site sh deploy/release.sh
# What is online stays online until the new release is complete and accepted by nginx.
set -eu
cd "$(dirname "$0")/.."
site=${SITE:-/srv/site}

npm ci --no-audit --no-fund
npm run build -- --clean
release=$(npm run --silent release -- "$site/releases")
# The configuration names /srv/site.
sed -i "s#/srv/site/#$site/#g" "$release"/nginx/*.conf
# It must name the release, not the link: until it is reloaded, nginx serves the previous release with that release's headers.
sed -i "s#$site/current/#$release/#g" "$release/nginx/locations.conf"

# Renaming a link over another is atomic.
put_online() {
  ln -sfn "$1" "$site/next"
  mv -T "$site/next" "$site/current"
}

before=$(readlink "$site/current" || true)
put_online "$release"
if ! { nginx -t && systemctl reload nginx; }; then
  if [ -n "$before" ]; then
    put_online "$before"
    kept="What was online before still is."
  else
    rm "$site/current"
    kept="Nothing is online yet."
  fi
  echo "nginx rejected $release. $kept" >&2
  exit 1
fi
echo "$release is online."
