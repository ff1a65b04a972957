import type { ImageFormat, ImageSide } from '@namma/contract/images/rules';
import type { ColumnType } from 'kysely';
import type { Fixed } from './column-types.ts';

/** A picture that an admin has uploaded, by the SHA-256 of the file and its crop. */
export interface ImagesTable {
  hash: Fixed<string>;
  uploaded_by: Fixed<number>;
  created_at: Fixed<Date>;
  /** Unused since then, as noticed by the sweep. */
  unused_since: ColumnType<Date | null, never, Date | null>;
}

/** The files created from it. */
export interface ImageFilesTable {
  hash: Fixed<string>;
  side: Fixed<ImageSide>;
  format: Fixed<ImageFormat>;
  body: Fixed<Buffer>;
}
