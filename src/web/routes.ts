import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pagesInSpanish } from '../../scripts/texts/spanish-forms.ts';

/** Every page of the site, in English. */
const pages = [
  index('pages/home.tsx'),
  route('buy-box', 'pages/buy-box.tsx'),
  route('book', 'pages/book.tsx'),
  route('partners', 'pages/partners.tsx'),
  route('blog', 'pages/blog.tsx'),
  // Also prerendered as /blog/404, which the server sends for an unknown post.
  route('blog/:slug', 'pages/blog-post.tsx'),
  route('reactivation', 'pages/reactivation.tsx'),
  route('reactivation-campaign', 'pages/reactivation.tsx', { id: 'reactivation-campaign' }),
  route('freelendingsnapshot', 'pages/free-lending-snapshot.tsx'),
  route('coursecreator', 'pages/course-creator.tsx'),
  route('business-buyer-course', 'pages/business-buyer-course.tsx'),
  route('checkout', 'pages/checkout.tsx'),
  route('checkout-success', 'pages/checkout-success.tsx'),
  route('success', 'pages/success.tsx'),
  route('onboarding-preview', 'pages/onboarding-preview.tsx'),
  route('quiz', 'pages/quiz.tsx'),
  route('quiz/questions', 'pages/quiz-questions.tsx'),
  route('book/times', 'pages/book-times.tsx'),
  // Where forms lead that were sent without script.
  route('buy-box/sent', 'pages/deal-sent.tsx'),
  route('reactivation/sent', 'pages/strategy-sent.tsx'),
  route('freelendingsnapshot/sent', 'pages/lending-sent.tsx'),
  route('book/booked', 'pages/book-booked.tsx'),
  route('book/held', 'pages/book-held.tsx'),
  route('checkout/asked', 'pages/checkout-asked.tsx'),
  route('business-buyer-course/joined', 'pages/waitlist-joined.tsx'),
  route('privacy-policy', 'pages/privacy-policy.tsx'),
  route('terms-of-service', 'pages/terms-of-service.tsx'),
  route('disclaimer', 'pages/disclaimer.tsx'),
  route('admin', 'pages/admin.tsx'),
  route('dashboard', 'pages/dashboard.tsx'),
  // Also prerendered as /404, which the server sends for an unknown path.
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

/** The same pages at their addresses in Spanish, as far as the owner's content has them. */
const inSpanish = pages.filter(({ path }) => pagesInSpanish.some((page) => page === `/${path}`));

export default [
  ...pages,
  ...inSpanish.map((page) => ({ ...page, path: `es/${page.path}`, id: `es/${page.path}` })),
] satisfies RouteConfig;
