#!/bin/sh
# Makes the role that owns and migrates all databases, and for each service a role with its password and a database in which that
# role can read and write rows, but change no table. May run again at any time: passwords are set anew, and databases of an earlier
# version, which the services' roles owned, are taken over.
set -eu

run() {
  psql -v ON_ERROR_STOP=1 -qtA "$@"
}

is_there() {
  [ -n "$(run -c "SELECT 1 FROM $1 WHERE $2 = '$3'")" ]
}

for name in owner auth catalog orders payments notifications analytics; do
  role="mekong_$name"
  setting="$(echo "$name" | tr '[:lower:]' '[:upper:]')_DATABASE_PASSWORD"
  if is_there pg_roles rolname "$role"; then verb=ALTER; else verb=CREATE; fi
  echo "$verb ROLE :\"role\" LOGIN PASSWORD :'password';" | run -v role="$role" -v password="$(printenv "$setting")"
  [ "$name" != owner ] || continue
  is_there pg_database datname "$role" || run -c "CREATE DATABASE $role OWNER mekong_owner"
  run -c "REVOKE ALL ON DATABASE $role FROM PUBLIC"
  run -d "$role" -v role="$role" -f "$(dirname "$0")/take-over.sql"
done
