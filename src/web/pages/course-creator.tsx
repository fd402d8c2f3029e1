import { courseCreator } from '../../../content/courses.ts';
import type { PageHandle } from '../shell/page.ts';
import { CourseBuildout, CourseComponents } from '../features/course/course-contents.tsx';
import { CourseHero } from '../features/course/course-hero.tsx';
import { CoursePrices } from '../features/course/course-prices.tsx';
import { courseEndings, useCourseReturn } from '../features/course/use-course-return.ts';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import '../styles/parts/scales.css';

export const handle: PageHandle = {
  trackedTitle: 'Course Creator',
  sheet: 'Course creator',
  isWhole: true,
  answers: courseEndings,
};
export const meta = () =>
  pageMeta({
    title: 'A platform for your course, with somebody to ask',
    description: `Site, members’ area, checkout, training and a monthly call for people who sell courses: $${courseCreator.monthlyDollars} per month or $${courseCreator.yearlyDollars} per year.`,
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
