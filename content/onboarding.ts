/** What the questions of the onboarding forms are called, in the form as in the owner's desk; names are the contract's. */
export const onboardingLabels = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  businessName: 'Business Name',
  hasDomain: 'I already have a domain',
  domainName: 'Domain Name',
  logoFile: 'Logo',
  brandDesignFile: 'Brand Design',
  pages: 'Pages',
  otherText: 'Other Pages',
  notificationEmail: 'Notification Email',
  notificationPhone: 'Notification Phone',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  launchDeadline: 'Launch Deadline',
  additionalNotes: 'Additional Notes',
  clientTypes: 'Client Types',
  emailAutomation: 'E-mail automation',
  smsFollowUp: 'SMS follow-up',
  businessHours: 'Business Hours',
  hasCurrentCrm: 'I use a CRM today',
  currentCrmName: 'Current CRM',
  leadCapturePopup: 'Lead capture popup',
  newsletterOption: 'Newsletter sign-up',
  postFormAction: 'After Somebody Fills In a Form',
  onlinePayment: 'Take payments online',
  paymentProcessor: 'Payment Processor',
  calendarIntegration: 'Calendar integration',
  courses: 'Courses',
  blogs: 'Blog',
  aiVoice: 'AI voice agent',
  aiSms: 'AI text messages',
} as const;

/** The pages a site can have. */
export const onboardingPages = [
  { value: 'home', label: 'Home' },
  { value: 'about', label: 'About' },
  { value: 'gallery', label: 'Gallery' },
  { value: 'orderForm', label: 'Order Form' },
  { value: 'events', label: 'Events' },
  { value: 'testimonials', label: 'Testimonials' },
  { value: 'buyMyHouse', label: 'Buy My House' },
  { value: 'borrowerForm', label: 'Borrower Form' },
  { value: 'sellMyHouse', label: 'Sell My House' },
  { value: 'investmentOpportunities', label: 'Investment Opportunities' },
  { value: 'birdDogBuyBox', label: 'Bird Dog Buy Box' },
  { value: 'other', label: 'Other' },
] as const;

/** What can happen once somebody has filled in a form of the site. */
export const afterForm = [
  { value: 'confirmation', label: 'Show a confirmation' },
  { value: 'sequence', label: 'Start a series of follow-ups' },
  { value: 'book_call', label: 'Let them book a call' },
  { value: 'other', label: 'Something else (say what in the notes)' },
] as const;

export const processors = [
  { value: 'stripe', label: 'Stripe' },
  { value: 'square', label: 'Square' },
] as const;
