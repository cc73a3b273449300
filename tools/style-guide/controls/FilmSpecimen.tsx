import { Film } from "../../../src/sections/Hero/Film";
import { OnBothGrounds } from "../specimen/Grounds";
import { useSections } from "../specimen/guide-content";
import { PointerStates, States } from "../specimen/State";

/** The button of the film in each state; each opens it. */
export const FilmSpecimen = () => {
  const film = useSections("HeroSection").find((hero) => hero.film)?.film;
  return (
    <OnBothGrounds>
      <States>
        <PointerStates>{film && <Film film={film} />}</PointerStates>
      </States>
    </OnBothGrounds>
  );
};
