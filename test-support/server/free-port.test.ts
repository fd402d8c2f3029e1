import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const MANY = 400;

async function choose(): Promise<number[]> {
  const ports: number[] = [];
  for (let count = 0; count < MANY; count += 1) ports.push(await freePort());
  return ports;
}

/** Another process that chooses as many, and has them until it is told to end. */
const program = `
  const { freePort } = await import(${JSON.stringify(new URL('free-port.ts', import.meta.url).href)});
  const ports = [];
  for (let count = 0; count < ${MANY}; count += 1) ports.push(await freePort());
  process.stdout.write(JSON.stringify(ports));
  process.stdin.resume().on('end', () => process.exit());`;

test('no port is chosen twice, by this process or by another that still runs', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed = text(other.stdout);
  const own = await choose();
  other.stdin.end();
  const [answer] = await Promise.all([printed, once(other, 'close')]);
  const ports: unknown = JSON.parse(answer);
  expect(ports).toHaveLength(MANY);
  const all = [...own, ...(Array.isArray(ports) ? ports : [])];
  expect(new Set(all).size).toBe(2 * MANY);
});
