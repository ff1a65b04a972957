import type { ImageFormat, ImageSide } from '@namma/contract/images/rules';
import type { ColumnType } from 'kysely';
import type { Fixed } from './column-types.ts';

/** A picture that an admin has uploaded, by the SHA-256 of the file and the part of it that is used. */
export interface ImagesTable {
  hash: Fixed<string>;
  uploaded_by: Fixed<number>;
  created_at: Fixed<Date>;
  /** Since when no product uses it, as the sweep has seen. */
  unused_since: ColumnType<Date | null, never, Date | null>;
}

/** The files that are made of it. */
export interface ImageFilesTable {
  hash: Fixed<string>;
  side: Fixed<ImageSide>;
  format: Fixed<ImageFormat>;
  body: Fixed<Buffer>;
}
