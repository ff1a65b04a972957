#!/bin/sh
# Makes the backup of the day, unless it is there: back-up.sh FOLDER DAYS. Backups of the day that are older than DAYS are
# deleted, but only after a new one was made. Run it as often as you like: compose.small.yml does so every ten minutes, and
# gym-backup.timer once a day. A day begins at 3 in the morning in India. Uses the server's settings.
set -eu
folder=$1
days=$2
export TZ=IST-5:30
file="$folder/gym-$(date --date='3 hours ago' +%F).backup"
[ -e "$file" ] && exit 0
cd "$(dirname "$0")/.."
node apps/server/dist/backup-cli.js backup "$file"
find "$folder" -maxdepth 1 -name 'gym-????-??-??.backup' -mtime "+$days" -delete
