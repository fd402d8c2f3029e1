import { z } from 'zod';
import type { SetAside } from '../../contract/set-aside.ts';
import { quizAnswersSchema } from '../../contract/quiz.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import { leadOf, readAsideForm } from '../set-aside/aside-form.ts';
import type { SetAsideRow } from '../store/leads/set-aside.ts';
import { nameMarket } from './details/deal-details.ts';
import { describeLead } from './details/lead-details.ts';

const textsSchema = z.array(z.string());

/** A quiz's outcome as its lead would store it. */
function outcomeOf({ answers, answered_at }: SetAsideRow) {
  if (answers === null) return { answers, scores: null, recommendation: null, answered_at };
  const { scores, package: recommendation } = quizResult(quizAnswersSchema.shape.answers.parse(JSON.parse(answers)));
  return { answers, scores: JSON.stringify(scores), recommendation, answered_at };
}

/** A form that was set aside, in the words in which its lead would be told. */
export function presentSetAside(row: SetAsideRow, call: SetAside['call']): SetAside {
  const { id, kind, name, email, created_at: at, decision, due_at: dueAt } = row;
  const left = readAsideForm(row);
  const lead = leadOf(left, at);
  const fields = JSON.stringify(lead.fields);
  const told = describeLead({ kind: lead.kind, name, email, fields, booking: null, ...outcomeOf(row) });
  const isNearMiss = left.kind === 'deal' && kind === 'near_miss';
  return {
    id,
    what: isNearMiss ? `Near miss for ${nameMarket(left.request.targetMarket)}` : told.what,
    name,
    email,
    createdAt: new Date(at).toISOString(),
    reasons: textsSchema.parse(JSON.parse(row.reasons)),
    // A booking's subject is how it stands, and this one does not stand.
    subject: call === null ? told.subject : null,
    details: [...told.details],
    call,
    decided: decision === null || dueAt === null ? null : { decision, dueAt: new Date(dueAt).toISOString() },
  };
}
