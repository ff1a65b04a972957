import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Pictures of products that admins upload. */
export const images: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
create table images (
  -- SHA-256 of the uploaded file and of the part of it that is used: the same upload is stored once
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  uploaded_by integer not null references users,
  created_at timestamptz not null
);
create index images_by_uploader on images (uploaded_by);
create index images_by_time on images (created_at);

-- The files that are made of it. Never the uploaded file itself.
create table image_files (
  hash text not null references images on delete cascade,
  side smallint not null check (side in (320, 640, 1280)),
  format text not null check (format in ('avif', 'webp')),
  body bytea not null,
  primary key (hash, side, format)
);
-- Compressed already.
alter table image_files alter column body set storage external;
`;
