import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../platform/db/embedded/engine.ts';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Contains the folders below, and the copies that gyms make. */
    embeddedFolder: string;
  }
}

/** A data folder with the tables, and one of a database without any. */
export const TEMPLATE_FOLDER = 'template';
export const BARE_FOLDER = 'bare';

/** The databases `template1` and `template0`, by their identifiers. */
const TEMPLATES_OF_ENGINE = ['1', '4'];

/** Each project that needs the folder loads this module again, so the shared state belongs to the process. */
interface SharedFolder {
  path: Promise<string>;
  users: number;
}
const shared = globalThis as { embeddedFolderOfTests?: SharedFolder };

/** Migrates an embedded database for gyms to copy, once for all projects: a first start takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.embeddedFolderOfTests ??= { path: makeFolder(), users: 0 };
  const folder = shared.embeddedFolderOfTests;
  folder.users++;
  const path = await folder.path;
  project.provide('embeddedFolder', path);
  return async () => {
    folder.users--;
    if (folder.users > 0) return;
    delete shared.embeddedFolderOfTests;
    rmSync(path, { recursive: true, force: true });
  };
}

async function makeFolder(): Promise<string> {
  // As in quick-start.ts: here the optimizing compiler takes as long as the engine's work.
  setFlagsFromString('--liftoff-only');
  const folder = mkdtempSync(join(tmpdir(), 'namma-gyms-'));
  const { db, close } = await openEmbedded(join(folder, TEMPLATE_FOLDER));
  // Copied while open, which looks like a crash to the engine: it opens such a folder in its last state.
  cpSync(join(folder, TEMPLATE_FOLDER), join(folder, BARE_FOLDER), { recursive: true });
  await migrate(db);
  await close();
  // The engine's two own databases, which are never opened: more than half of the files that every gym would copy.
  for (const name of TEMPLATES_OF_ENGINE)
    rmSync(join(folder, TEMPLATE_FOLDER, 'base', name), { recursive: true });
  return folder;
}
