#!/bin/sh
# Runs on the server, in a release (its public/ and nginx/): tests the release's configuration, and only then switches nginx to it.
set -eu
nginx=${NGINX_FOLDER:-/etc/nginx}
release=$(cd "$(dirname "$0")/.." && pwd)
current=$(dirname "$release")/current
# From now on this release refers to itself, so that pages and headers change together, at the reload.
find "$release/nginx" -name '*.conf' -exec sed -i "s|/srv/site/current/|$release/|" {} +
test -f "$release/public/404.html" || { echo "public/404.html is missing: copy a finished build" >&2 && exit 1; }
main=$(basename "$(readlink "$nginx/conf.d/site.conf")")
sed "s|$nginx/conf\.d/\*\.conf|$release/nginx/$main|" "$nginx/nginx.conf" >"$release/nginx.conf"
grep -qF "$release/nginx/$main" "$release/nginx.conf" || { echo "$nginx/nginx.conf does not include $nginx/conf.d/*.conf" >&2 && exit 1; }
nginx -t -c "$release/nginx.conf"
ln -sfn "$release" "$current.next"
mv -T "$current.next" "$current"
systemctl reload nginx
