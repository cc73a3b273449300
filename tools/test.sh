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

# Two at a time: most keep a processor busy.
npx concurrently --max-processes 2 --group --names build,content,spelling,unit,format,types,lint \
  "npm run build && touch .local/built && html-validate 'public/**/*.html'" \
  "npm run check:content" \
  "cspell --no-progress --show-suggestions" \
  "npm run unit -- --ci --json --outputFile=.local/jest.json" \
  "prettier --check --log-level warn ." \
  "npm run types" \
  "npm run lint" || code=1

if [ "$types" != "$(cat src/gatsby-types.d.ts)" ]; then
  echo "src/gatsby-types.d.ts was out of date, and the build has updated it. Commit it with the query or model that changed it."
  code=1
fi

if [ -e .local/built ]; then
  npx concurrently --kill-others --success first --names server,links \
    "PORT=$E2E_PORT node --import tsx tools/serve.ts" \
    "until node -e 'fetch(process.argv[1]).catch(() => process.exit(1))' http://localhost:$E2E_PORT; do sleep 1; done; linkinator http://localhost:$E2E_PORT" || code=1
  npm run e2e || code=1
fi

node tools/count-tests.mjs "$code"
exit "$code"
