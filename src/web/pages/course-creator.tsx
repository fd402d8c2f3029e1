import type { PageHandle } from '../analytics/page-handle.ts';
import { CourseBuildout } from '../features/course/course-buildout.tsx';
import { CourseComponents } from '../features/course/course-components.tsx';
import { CourseHero } from '../features/course/course-hero.tsx';
import { CoursePrices } from '../features/course/course-prices.tsx';
import { useCourseReturn } from '../features/course/use-course-return.ts';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import '../styles/parts/scales.css';

export const handle: PageHandle = { trackedTitle: 'Course Creator', sheet: 'Course creator' };
export const meta = () =>
  pageMeta({
    title: 'A platform for your course, with somebody to ask',
    description:
      'Site, members’ area, checkout, training and a monthly call for people who sell courses: $97 per month or $970 per year.',
  });

export default function CourseCreatorPage() {
  useCourseReturn();
  return (
    <>
      <CourseHero />
      <CourseComponents />
      <CoursePrices />
      <CourseBuildout />
    </>
  );
}
