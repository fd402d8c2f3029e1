import { ComingSoon, Portfolio } from './portfolio.tsx';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
import { Journey } from './journey.tsx';
import { Offer, Services } from './services.tsx';
import { Podcast } from './podcast.tsx';

/** All that the home page says, room by room. Nothing in it has state but its islands. */
export function HomeRooms() {
  return (
    <>
      <Hero />
      <Offer />
      <Journey />
      <Portfolio />
      <Services />
      <ComingSoon />
      <Podcast />
      <Contact />
    </>
  );
}
