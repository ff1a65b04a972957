import { join, relative } from 'node:path';
import ts from 'typescript';
import { PlainError, root } from '../run.mjs';
import { findSharedText } from './find.mjs';

/**
 * Checks the pages for text that is not alone in its element. Reads the types of the routes, so these must have been generated.
 * @returns {string[]} file, line, problem, and what to write instead
 */
export function checkLoneText() {
  const program = openWeb();
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => /apps\/web\/app\/.*(?<!\.test)\.tsx$/.test(fileName))
    .flatMap((file) =>
      findSharedText(file, checker).map(({ start, problem, write }) => {
        const { line } = file.getLineAndCharacterOfPosition(start);
        const instead = write && `; write ${write.replace(/\s+/g, ' ')}`;
        return `${relative(root, file.fileName)}:${line + 1}: ${problem}${instead}`;
      }),
    );
}

/**
 * The types of the web app.
 * @param {Record<string, string>} [extra] further files in `apps/web/app`, by name; then only these and what they import
 */
export function openWeb(extra) {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'apps/web/tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new PlainError(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new PlainError('apps/web/tsconfig.json cannot be read');
  // Not the tests and the build's own files, which would take a fifth of the time.
  const files = config.fileNames.filter((file) =>
    /\/(?:app|\.react-router)\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  if (!extra) return ts.createProgram(files, config.options);

  const texts = new Map(
    Object.entries(extra).map(([name, text]) => [join(root, 'apps/web/app', name), text]),
  );
  const host = ts.createCompilerHost(config.options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  return ts.createProgram([...texts.keys()], config.options, host);
}
