#!/bin/sh
# `npm test`: installs what is missing, and runs everything that CI runs. The last line counts the tests.
cd "$(dirname "$0")/.." || exit 1
sh tools/install.sh || exit 1

# The journeys' browsers, and nginx, from Debian's packages: each program with the package that has it.
PATH="$PATH:/usr/sbin"
missing=""
for needed in chromium firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb nginx openssl; do
  command -v "${needed%%:*}" >/dev/null || missing="$missing ${needed#*:}"
done
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing$missing for the journeys ..."
  # Debian's packages start no services in runlevel 1.
  export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
  # shellcheck disable=SC2086
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing; } || exit 1
elif [ -n "$missing" ]; then
  echo "Not installed:$missing. Journeys that need them are left out, or fail."
fi

# .env.test has the variables of the mocks.
export GATSBY_ACTIVE_ENV=test GATSBY_TELEMETRY_DISABLED=1 E2E_PORT="${E2E_PORT:-9317}"
types=$(cat src/gatsby-types.d.ts)
code=0
mkdir -p .local
rm -f .local/built .local/jest.json .local/playwright.json

run() {
  "$@" || code=1
}

# Alongside the rest, because each keeps one processor busy; its output comes afterwards.
{ npm run build && touch .local/built && npx html-validate 'public/**/*.html'; } >.local/build.log 2>&1 &
building=$!
run npm run check:content
run npx cspell --no-progress --show-suggestions
run npm run unit -- --ci --json --outputFile=.local/jest.json
run npx prettier --check --log-level warn .
run npm run types
run npm run lint
run wait "$building"
cat .local/build.log

if [ "$types" != "$(cat src/gatsby-types.d.ts)" ]; then
  echo "src/gatsby-types.d.ts was out of date, and the build has updated it. Commit it with the query or model that changed it."
  code=1
fi

[ ! -e .local/built ] || run npm run e2e

node tools/count-tests.mjs "$code"
exit "$code"
