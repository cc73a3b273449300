#!/bin/sh
# Compares the gallery's pictures with those of another commit, section by section: sh tools/compare-pictures.sh COMMIT
# Not in CI: browsers and fonts differ from machine to machine. What differs is in test-results, before and after.
set -eu
other=$(mktemp -d)/site
export PICTURES="$PWD/.local/pictures"
git worktree add --quiet --detach "$other" "$1"
trap 'git worktree remove --force "$other"' EXIT
take() { GATSBY_ACTIVE_ENV=test npx gatsby build && npx playwright test e2e/gallery.spec.ts --project chromium --timeout 0 --workers 1 "$@"; }
cp e2e/gallery.spec.ts "$other/e2e"
cp playwright.config.ts "$other"
(cd "$other" && sh tools/install.sh && take --update-snapshots)
take
