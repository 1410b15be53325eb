#!/bin/sh
# Prints the settings of docker-compose.yml with new secrets:  sh deploy/compose/make-env.sh > .env
# Keep a copy of SECRET_KEY apart from copies of the database.
set -eu

secret() {
  od -An -tx1 -N32 /dev/urandom | tr -d ' \n'
}

cat <<EOF
# The address that people use. Its name must lead to this machine.
PUBLIC_URL=https://localhost
# A mail server, smtp://user:secret@host:587; this one catches all mail, and shows it at http://127.0.0.1:8025.
SMTP_URL=smtp://mail:1025
MAIL_FROM="Guildhall <hello@guildhall.example>"
SECRET_KEY=$(secret)
POSTGRES_PASSWORD=$(secret)
DATABASE_PASSWORD=$(secret)
S3_SECRET_ACCESS_KEY=$(secret)
# The address of an OpenTelemetry collector, such as http://collector:4318; empty without traces.
OTEL_EXPORTER_OTLP_ENDPOINT=
OTEL_EXPORTER_OTLP_HEADERS=
OTEL_TRACES_SAMPLER=parentbased_always_on
OTEL_TRACES_SAMPLER_ARG=1
EOF
