/** The six links of the header, in its order; each has an icon in the small-screen menu. */
export const headerLinks = [
  { to: '/', text: 'Home', icon: 'M3 11 12 4l9 7v9h-6v-6H9v6H3z' },
  { to: '/#portfolio', text: 'Portfolio', icon: 'M3 3h18v18H3zM12 3v5M12 12v9M3 12h6M13 12h8' },
  { to: '/blog', text: 'Blog', icon: 'M4 3h16v18H4zM8 8h8M8 12h8M8 16h5' },
  { to: '/partners', text: 'Partners', icon: 'M2 5h8v14H2zM14 5h8v14h-8zM10 12h4' },
  { to: '/buy-box', text: 'Buy Box', icon: 'M3 8 12 3l9 5v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9' },
  { to: '/#contact', text: 'Contact', icon: 'M3 5h18v14H3zM3 6l9 7 9-7' },
] as const;

/** The quiet way to a call, beside the six on wide screens and under them in the menu. */
export const callLink = {
  to: '/book',
  text: 'Book a call',
  icon: 'M4 5h16v16H4zM4 10h16M9 3v4M15 3v4M12 13v4l3 1',
} as const;

/** The nine links of the footer, by column. */
export const footerLinks = [
  {
    title: 'Site',
    links: [
      { to: '/', text: 'Home' },
      { to: '/#portfolio', text: 'Portfolio' },
      { to: '/#about-me', text: 'About' },
      { to: '/partners', text: 'Partners' },
      { to: '/buy-box', text: 'Buy Box' },
      { to: '/#contact', text: 'Contact' },
    ],
  },
  {
    title: 'Small print',
    links: [
      { to: '/privacy-policy', text: 'Privacy Policy' },
      { to: '/terms-of-service', text: 'Terms of Service' },
      { to: '/disclaimer', text: 'Disclaimer' },
    ],
  },
] as const;
