import { expect, test } from 'vitest';
import { quizResult } from '../../../domain/quiz/quiz-result.ts';
import { renderMail } from '../render-mail.ts';

const answers = { hasWebsite: 'no', leadVolume: '16+', missedCalls: 'yes', painPoint: 'missed-calls' };

test('the result of a quiz in Spanish is written in Spanish, with its plan and the way to the Spanish calendar', async () => {
  const { title, description, price, features } = quizResult(answers);
  const plan = { answers, path: '/api/floor-plan/x?language=es', at: 0 };
  const mail = {
    template: 'quiz-result',
    to: 'ines@example.com',
    props: { firstName: 'Inés', title, description, price, features, plan },
    language: 'es',
  };
  const { subject, text, html, pictureSvg } = await renderMail(JSON.stringify(mail), 'https://hallway.example');
  expect(subject).toMatch(/^Su resultado: /);
  expect(text).toContain('Hola, Inés:');
  expect(text).toContain('Porque usted dijo:');
  expect(text).toContain('https://hallway.example/es/book');
  expect(pictureSvg).toContain('aquí se pierde');
  expect(html).toContain('<html lang="es"');
  for (const said of [text, pictureSvg ?? '']) expect(said).not.toMatch(/\b(?:the|your|you|and|leads|calls|with)\b/i);
});
