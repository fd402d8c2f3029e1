import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, createReadStream, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../../../test-support/server/test-app.ts';
import { openLogOutput, WAITING_MOST_BYTES } from './log-output.ts';

function open(path: string, flags: string | number): number {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return fd;
}

const tellLost = (lines: number) => `lost ${lines}\n`;
const openOutput = (fd: number) => openLogOutput(fd, tellLost);
const line = (number: number) => `${number} é ${'x'.repeat(90)}\n`;

test('lines arrive whole and in their order; what waits at the end is written by then', async () => {
  const file = join(await testFolder(), 'log');
  const output = openOutput(open(file, 'w'));
  const lines = Array.from({ length: 500 }, (_, number) => line(number));
  for (const one of lines.slice(0, 400)) output.write(one);
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(lines.slice(0, 400).join(''));
  for (const one of lines.slice(400)) output.write(one);
  output.flush();
  await expect.poll(() => readFileSync(file, 'utf8').length).toBe(lines.join('').length);
  expect(readFileSync(file, 'utf8').split('\n').toSorted()).toEqual(lines.join('').split('\n').toSorted());
});

test('what a full disk does not take is lost, and nothing else happens', async () => {
  const output = openOutput(open('/dev/full', 'w'));
  for (let number = 0; number < 50; number += 1) output.write(line(number));
  await new Promise((resolve) => setTimeout(resolve, 50));
  output.write(line(50));
  expect(output.flush()).toBeUndefined();
});

test('lines that a pipe without a reader did not take are counted where they are missing', async () => {
  const path = join(await testFolder(), 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const first = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const output = openOutput(open(path, constants.O_WRONLY | constants.O_NONBLOCK));
  closeSync(first);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
  for (let number = 0; number < 30; number += 1) {
    output.write(line(number));
    if (number === 10) await wait();
  }
  await wait();
  const reader = open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  output.write(line(30));
  output.write(line(31));
  await wait();
  output.flush();
  const read = Buffer.alloc(1000);
  expect(read.toString('utf8', 0, readSync(reader, read))).toBe(`lost 30\n${line(30)}${line(31)}`);
});

test('what a full pipe takes within a second is written at the end', async () => {
  const folder = await testFolder();
  const path = join(folder, 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const output = openOutput(open(path, constants.O_RDWR | constants.O_NONBLOCK));
  const copy = join(folder, 'copy');
  const reader = spawn('cat', [path], { stdio: ['ignore', open(copy, 'w'), 'ignore'] });
  onTestFinished(() => void reader.kill());
  const copied = () => readFileSync(copy, 'utf8').split('\n').toSorted();
  const lines = Array.from({ length: 3000 }, (_, number) => line(number));
  // The reader has begun once it has the first.
  output.write(line(0));
  await expect.poll(copied).toContain(line(0).trimEnd());
  for (const one of lines.slice(1)) output.write(one);
  output.flush();
  await expect.poll(copied).toEqual(lines.join('').split('\n').toSorted());
});

test('lines that come while a pipe is full and while it is read keep their order', async () => {
  const path = join(await testFolder(), 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const output = openOutput(open(path, constants.O_RDWR | constants.O_NONBLOCK));
  let count = 0;
  const writeSlowly = async (lines: number) => {
    for (const end = count + lines; count < end; count += 1) {
      output.write(line(count));
      if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  // More than a pipe holds.
  await writeSlowly(2000);
  let text = '';
  const reader = createReadStream(path, { encoding: 'utf8', highWaterMark: 4096 });
  reader.on('data', (part) => (text += String(part)));
  onTestFinished(() => void reader.destroy());
  await writeSlowly(2000);
  await expect.poll(() => text.split('\n').length).toBe(count + 1);
  expect(text).toBe(Array.from({ length: count }, (_, number) => line(number)).join(''));
});

test('who writes is held up by nobody who does not read: a megabyte waits, the lines after it are lost', async () => {
  const path = join(await testFolder(), 'pipe');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  // A pipe has a reader where one is open for both; nobody reads yet.
  const output = openOutput(open(path, constants.O_RDWR));
  const written = 3 * WAITING_MOST_BYTES;
  let count = 0;
  for (let bytes = 0; bytes < written; count += 1) {
    output.write(line(count));
    bytes += Buffer.byteLength(line(count));
    if (count === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  let text = '';
  const reader = createReadStream(path, 'utf8').on('data', (part) => (text += String(part)));
  onTestFinished(() => void reader.destroy());
  output.write('');
  await expect.poll(() => Buffer.byteLength(text)).toBeGreaterThan(WAITING_MOST_BYTES - 200);
  expect(Buffer.byteLength(text)).toBeLessThan(written / 2);
  const lines = text.trimEnd().split('\n');
  const last = lines.pop();
  expect(lines).toEqual(lines.map((_, number) => line(number).trimEnd()));
  expect(last).toBe(`lost ${count - lines.length}`);
});
