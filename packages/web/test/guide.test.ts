// The guided games: each ends whatever the learner answers, has told of every topic by then, can be left at any moment, and shows
// no more than seat 0 may know.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, type Decision, sideInTheEnd, sparedAnswer } from '@cic/engine'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
import { courses, isCovered } from '../src/guide/courses.ts'
import { type Guide, type GuidedGame, openGuide, type Shelf } from '../src/guide/guide.ts'
import { cylonLessonWords } from '../src/words/cylon-lessons.ts'
import { lessonWords } from '../src/words/lessons.ts'

type Learner = (decision: Decision, guide: Guide) => Answer

const learners: Readonly<Record<string, Learner>> = {
  'who follows the advice': ({ options }, { advice }) => (advice?.options ?? []).map((at) => options[at].id),
  'who takes the first answer': ({ options, min }) => options.slice(0, Math.max(1, min)).map(({ id }) => id),
  'who takes the last answer': ({ options, min }) => options.slice(-Math.max(1, min)).map(({ id }) => id),
  'who gives the safe answer': ({ fallback }) => fallback,
  'who adds every card': ({ options, max }) => options.slice(0, max).map(({ id }) => id),
}

for (const course of Object.values(courses)) {
  for (const [name, learner] of Object.entries(learners)) {
    test(`${course.id}: a learner ${name} comes to the end, with every character, and has heard of every topic`, () => {
      const [{ options }] = openGuide(shelf(), course).store.get().view.decisions
      assert.equal(options.length, 10)
      options.forEach((_, at) => {
        const { told, ended } = playThrough(openGuide(shelf(), course), (decision, guide) =>
          decision.kind === 'setup:chooseCharacter' ? decision.options[at].id : learner(decision, guide),
        )
        assert.deepEqual(
          course.topics.filter((topic) => !isCovered(course, topic, told)),
          [],
        )
        assert.ok(ended !== undefined)
        // The lessons call the learner human, or a Cylon.
        assert.equal(sideInTheEnd(ended, 0), course.id === 'human' ? 'humans' : 'cylons')
      })
    })
  }
}

test('everything comes up by itself for a learner who follows the advice', () => {
  const guided = openGuide(shelf())
  let turns = 0
  let told: readonly string[] = []
  playThrough(guided, (decision, guide) => {
    turns = guide.view.seats[0].turnsTaken
    told = guide.told
    return (guide.advice?.options ?? []).map((at) => decision.options[at].id)
  })
  assert.equal(turns, courses.human.turns - 1)
  assert.deepEqual(
    courses.human.topics.filter((topic) => !isCovered(courses.human, topic, told as Guide['told'])),
    [],
  )
})

test('nothing waits for the learner that the page does not ask', () => {
  for (let game = 0; game < 60; game++) {
    const chance = chanceFrom(`learner ${game}`)
    playThrough(openGuide(shelf()), (decision, { view }) => {
      assert.equal(sparedAnswer(view, decision), undefined, decision.kind)
      return randomAnswer(decision, chance)
    })
  }
})

test('the coach advises what is legal, and the learner sees no more than a seat may', () => {
  const guided = openGuide(shelf())
  playThrough(guided, (decision, { advice, view }) => {
    assert.ok(advice !== undefined)
    assert.ok(advice.options.length >= decision.min && advice.options.length <= decision.max)
    assert.equal(view.viewer, 0)
    assert.ok(!('random' in view))
    const looked = view.log.some(({ t }) => t === 'sawLoyalty')
    for (const { hand, loyalty } of view.seats.slice(1)) {
      assert.ok(hand.every((card) => card === '?'))
      assert.ok(loyalty.every(({ card, revealed }) => card === '?' || revealed || looked))
    }
    return advice.options.map((at) => decision.options[at].id)
  })
})

test('whoever leaves finds everything as it was', () => {
  const kept = shelf()
  let guided = openGuide(kept)
  for (let i = 0; i < 400 && guided.store.get().ended === undefined; i++) {
    step(guided, learners['who follows the advice'])
    const before = guided.store.get()
    guided = openGuide(kept)
    assert.deepEqual(guided.store.get(), before)
  }
  assert.ok(guided.store.get().ended !== undefined)
})

test('what was kept by another version begins anew', () => {
  const kept = shelf()
  kept.setItem('cic.guide', '{"choices":[{"seat":0,"decision":"0.1","answer":"nobody"}],"told":[],"waiting":[]}')
  const { view, waiting } = openGuide(kept).store.get()
  assert.equal(view.decisions[0].kind, 'setup:chooseCharacter')
  assert.ok(waiting.length > 0)
})

test('nobody plays on while the coach speaks', () => {
  const guided = openGuide(shelf())
  const isStopped = ({ waiting, view }: Guide): boolean => waiting.length > 0 && view.decisions.length === 0
  while (!isStopped(guided.store.get())) step(guided, learners['who follows the advice'])
  const before = guided.store.get()
  guided.goOn()
  assert.deepEqual(guided.store.get().view, before.view)
})

test('a Cylon is given the reasons of a Cylon, and nothing is said where there is none', () => {
  const reasons = new Set<string | undefined>()
  playThrough(openGuide(shelf(), courses.cylon), (decision, { advice }) => {
    if (decision.kind !== 'setup:chooseCharacter') reasons.add(advice?.reason)
    return (advice?.options ?? []).map((at) => decision.options[at].id)
  })
  assert.ok(reasons.has(undefined))
  assert.deepEqual(
    [...reasons].filter((reason) => reason !== undefined && !reason.startsWith('cylon')),
    [],
  )
})

test('every lesson has words, all words are lessons, and every topic has one', () => {
  for (const [{ lessons, topics }, words] of [
    [courses.human, lessonWords],
    [courses.cylon, cylonLessonWords],
  ] as const) {
    assert.deepEqual(lessons.map(({ id }) => id).sort(), Object.keys(words).sort())
    for (const topic of topics) assert.equal(lessons.filter((lesson) => lesson.topic === topic).length, 1, topic)
  }
})

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** As the page does it: everything is read, every question answered, and the others play on in between. */
function step(guided: GuidedGame, learner: Learner): void {
  const guide = guided.store.get()
  const [decision] = guide.view.decisions
  if (guide.waiting.length > (decision === undefined ? 0 : 1)) guided.next()
  else if (decision !== undefined) guided.answer(decision, learner(decision, guide))
  else guided.goOn()
}

function playThrough(guided: GuidedGame, learner: Learner): Guide {
  for (let i = 0; i < 2000 && guided.store.get().ended === undefined; i++) step(guided, learner)
  return guided.store.get()
}
