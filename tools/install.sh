#!/bin/sh
# Installs the packages, unless all that package.json names are here already. With NODE_ENV=production, npm would leave out the tools.
npm ls --depth=0 >/dev/null 2>&1 && exit 0
echo "Installing packages ..."
exec npm ci --include=dev --no-audit --no-fund --loglevel=error
