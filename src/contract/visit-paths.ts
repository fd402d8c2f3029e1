// Where every page tells of a visit. Apart from the other paths, and each by itself, because every page loads what it needs of them before it answers.

export const VISITOR_PATH = '/api/analytics/visitor';
export const PAGEVIEW_PATH = '/api/analytics/pageview';
export const CONVERSION_PATH = '/api/analytics/conversion';
export const EVENT_PATH = '/api/analytics/event';
export const FORM_VISIT_PATH = '/api/analytics/form';
