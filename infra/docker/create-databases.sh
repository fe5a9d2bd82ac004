#!/bin/sh
# On the first start: for each service a role with its password and a database that only this role can use.
set -eu

for service in auth catalog orders payments notifications analytics; do
  setting="$(echo "$service" | tr '[:lower:]' '[:upper:]')_DATABASE_PASSWORD"
  psql -v ON_ERROR_STOP=1 -v name="mekong_$service" -v password="$(printenv "$setting")" \
    --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
done
