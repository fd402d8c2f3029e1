import { businessBuyerCourse } from '../../../content/courses.ts';
import { inWords } from '../../domain/words/count-words.ts';
import { useState } from 'react';
import type { PageHandle } from '../shell/page.ts';
import { CoursePitch } from '../features/waitlist/course-pitch.tsx';
import { WaitlistJoined } from '../features/waitlist/waitlist-joined.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import '../styles/parts/weeks.css';
import '../styles/parts/lead-form.css';

const { weeks, students, industries } = businessBuyerCourse;

export const handle: PageHandle = {
  trackedTitle: 'Business Buyer Course',
  sheet: 'Business buyer course',
  isWhole: true,
};
export const meta = () =>
  pageMeta({
    title: `A course of ${weeks} weeks in buying a small business`,
    description: `Find, value, buy and run a small service business: ${inWords(weeks)} weeks, ${students} students, ${inWords(industries.length)} trades. Join the waitlist for the next course.`,
  });

export default function BusinessBuyerCoursePage() {
  const [joinedAs, setJoinedAs] = useState<string | null>(null);
  if (joinedAs !== null) return <WaitlistJoined email={joinedAs} />;
  return <CoursePitch onAccepted={({ values }) => setJoinedAs(String(values['email'] ?? '').trim())} />;
}
