/** Runs one Blender scene to a PNG, as a quiet neighbour on a shared machine. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const scenes = join(import.meta.dirname, '..', 'scenes');

export function render({ scene, size, samples, options = {} }, out) {
  mkdirSync(dirname(out), { recursive: true });
  // One Blender at a time, however many of these drivers run.
  const turn = ['flock', join(scenes, '..', '.renders', 'lock')];
  const blender = ['blender', '-b', '-noaudio', '-t', '2', '--python-exit-code', '1', '-P', join(scenes, `${scene}.py`)];
  const job = ['--', out, ...size.map(String), String(samples), JSON.stringify(options)];
  return new Promise((done, fail) => {
    const run = spawn('nice', ['-n', '19', 'ionice', '-c3', ...turn, ...blender, ...job], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    let tail = '';
    const keep = (data) => {
      tail = (tail + data).slice(-2500);
    };
    run.stdout.on('data', keep);
    run.stderr.on('data', keep);
    run.on('error', fail);
    run.on('close', (code) => (code === 0 ? done() : fail(new Error(`${scene}: Blender ended with ${code}\n${tail}`))));
  });
}
