import { writeFileSync } from 'node:fs';
import { addRun, emptyReport } from './test-counts.mjs';

/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * Writes the results of a Vitest run by test in the source, as JSON, to the file in the environment variable
 * UNIT_REPORT.
 * @implements {Reporter}
 */
export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} errors outside of all tests
   */
  onTestRunEnd(modules, errors) {
    const report = emptyReport();
    for (const module of modules) addModule(report, module);
    report.failures.push(...errors.map(({ message }) => firstLine(message)));
    writeFileSync(process.env.UNIT_REPORT ?? '', JSON.stringify(report));
  }
}

/** @param {import('./test-counts.mjs').TestReport} report @param {import('vitest/node').TestModule} module */
function addModule(report, module) {
  const file = module.relativeModuleId;
  const project = module.project.name;
  const { environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const milliseconds = environmentSetupDuration + setupDuration + collectDuration + duration;
  report.files.push({ name: file, project, milliseconds });

  const suites = [module, ...module.children.allSuites()];
  for (const { message } of suites.flatMap((suite) => suite.errors()))
    report.failures.push(`${file}: [${project}] ${firstLine(message)}`);

  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const { line, column } = test.location ?? {};
    addRun(report, `${file}:${line}:${column}`, state === 'pending' ? 'skipped' : state);
    if (state === 'failed')
      report.failures.push(`${file}: [${project}] ${test.fullName}: ${firstLine(errors[0]?.message)}`);
  }
}

const firstLine = (message = '') => message.split('\n', 1)[0] ?? '';
