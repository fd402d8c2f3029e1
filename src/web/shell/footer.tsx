import { Link } from 'react-router';
import { site } from '../../../content/site.ts';
import { CountingNote } from '../analytics/counting-note.tsx';
import { footerLinks } from './links.ts';
import { leadTo } from './lead-to.ts';
import { say, sayOwn } from '../words/say.ts';

/** The site's footer, drawn as a plan's title block. */
export function Footer({ sheet }: { sheet: string | undefined }) {
  return (
    <footer className="foot">
      <div>
        <p className="brand">{site.brand}</p>
        <p>{sayOwn(site.tagline)}</p>
        {sheet !== undefined && <p className="note">{say('Sheet: {sheet}', { sheet: sayOwn(sheet) })}</p>}
      </div>
      {footerLinks.map(({ title, links }) => (
        <nav key={title} aria-label={say(title)}>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link {...leadTo(to)}>{say(text)}</Link>
              </li>
            ))}
          </ul>
          {title === 'Small print' && <CountingNote />}
        </nav>
      ))}
      <address>
        <ul>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>
            <a href={site.phone.href}>{site.phone.text}</a>
          </li>
        </ul>
        <ul className="social">
          {site.social.map(({ name, href }) => (
            <li key={href}>
              <a href={href} rel="noopener me">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </address>
    </footer>
  );
}
