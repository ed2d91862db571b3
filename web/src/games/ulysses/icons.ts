/** Icons of places, cards and sides. */
import amphora from "icon:amphora";
import ancientColumns from "icon:ancient-columns";
import anvil from "icon:anvil";
import barnOwl from "icon:barn-owl";
import bee from "icon:bee";
import bowArrow from "icon:bow-arrow";
import camel from "icon:camel";
import cauldron from "icon:cauldron";
import clownfish from "icon:clownfish";
import cyclops from "icon:cyclops";
import deathSkull from "icon:death-skull";
import dove from "icon:dove";
import flame from "icon:flame";
import flowerStar from "icon:flower-star";
import giant from "icon:giant";
import goldShell from "icon:gold-shell";
import greekTemple from "icon:greek-temple";
import harp from "icon:harp";
import harpy from "icon:harpy";
import horseHead from "icon:horse-head";
import hydra from "icon:hydra";
import laurels from "icon:laurels";
import lighthouse from "icon:lighthouse";
import lightningBranches from "icon:lightning-branches";
import lotus from "icon:lotus";
import lyre from "icon:lyre";
import minotaur from "icon:minotaur";
import moon from "icon:moon";
import mountaintop from "icon:mountaintop";
import nautilusShell from "icon:nautilus-shell";
import openChest from "icon:open-chest";
import pigFace from "icon:pig-face";
import pineTree from "icon:pine-tree";
import pyre from "icon:pyre";
import scrollUnfurled from "icon:scroll-unfurled";
import shinyApple from "icon:shiny-apple";
import shouting from "icon:shouting";
import snowflakeOne from "icon:snowflake-1";
import sun from "icon:sun";
import swanBreeze from "icon:swan-breeze";
import trident from "icon:trident";
import trojanHorse from "icon:trojan-horse";
import turtle from "icon:turtle";
import waves from "icon:waves";
import whirlwind from "icon:whirlwind";
import windyStripes from "icon:windy-stripes";
import wineGlass from "icon:wine-glass";
import type { Kind, Side } from "./model/vocabulary";

/** By place of our own board. A place of a custom board has no icon, only the letter of its region. */
export const PLACE_ICONS: Record<string, string> = {
  troy: trojanHorse,
  cyprus: goldShell,
  minotaur,
  libya: camel,
  pharos: lighthouse,
  rhodes: sun,
  lemnos: anvil,
  cicones: wineGlass,
  phoenicia: amphora,
  delos: lyre,
  olympus: mountaintop,
  zakynthos: turtle,
  ithaca: bowArrow,
  delphi: cauldron,
  athens: barnOwl,
  pylos: horseHead,
  cythera: dove,
  scheria: harp,
  diomedes: swanBreeze,
  melita: bee,
  lopadusa: clownfish,
  cyclops,
  sibyl: scrollUnfurled,
  dido: pyre,
  scylla: hydra,
  aeolus: whirlwind,
  lotus,
  sirens: harpy,
  atlantis: trident,
  calypso: nautilusShell,
  pityusae: pineTree,
  elysium: flowerStar,
  pillars: ancientColumns,
  hesperides: shinyApple,
  laestrygonians: giant,
  circe: pigFace,
  hyperborea: snowflakeOne,
};
export const CARD_ICONS: Record<Kind, string> = {
  objection: shouting,
  temple: greekTemple,
  wind: windyStripes,
  plague: deathSkull,
  zeus: lightningBranches,
  pandora: openChest,
};
export const SIDE_ICONS: Record<Side, string> = {
  blue: waves,
  red: flame,
  black: moon,
};
export { laurels };
