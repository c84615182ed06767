// Where the long words of names may be broken: a browser without a dictionary breaks them anywhere. Each `|` becomes a soft hyphen, which
// shows only where it is needed. A name that is missing here fails test/long-words.test.ts.

import type { Language, Text } from '@cic/engine'

const places: Text = {
  en: `
    Admini|stration Calcu|lations Communi|cations Con|soli|date Initia|tive Inter|ference Investi|gations Investi|gative
    Nego|tiation Preven|tative Reconci|liation Reinforce|ments Resur|rection Scien|tific Speci|alist Uncon|ventional
    Unortho|dox`,
  es: `
    Adminis|tración Autodes|trucción Comuni|caciones Conso|lidar Descubri|miento Enfrenta|miento Especia|lista
    Esta|blecer Estalli|dos Influen|cia Interro|gatorio Investi|gación Modifica|ciones Nego|ciación Planifi|cación
    Presi|dencial Reconoci|miento Resu|rrección Trans|mitir anti|terrorista buro|cráticas cientí|fica combus|tible
    distrac|ción emer|gencia estra|tégica explo|rador improvi|sada inicia|tiva interfe|rencias interro|gatorio
    investi|gación oportu|nidad perso|nales preven|tiva reconci|liación vice|presi|dente`,
  de: `
    Ablenkungs|manöver Abschluss|feier Admirals|quartier Anpassungs|fähig Asteroiden|feld Auferstehungs|schiff
    Auferstehungs|zentrum Auffassungs|gabe Aufputsch|mittel|süchtig Ausbildungs|panne Ausnahme|zustand Ausweich|manöver
    Basis|demokratie Belagerungs|krieg Berech|nungen Besatzungs|trupp Beson|deres Bomben|anschläge Bomben|attentäter
    Büro|kratie Energie|ausfall Enter|kommandos Entspannungs|politik Ereignis|horizont Erkundungs|team Exekutions|liste
    Feuer|kraft Flotten|mobilisierung Forschungs|labor Friedens|angebot Gefangenen|arbeit Gefangenen|aufstand
    Geheimnis|volle Geheimnis|voller Geistes|gegen|wärtiger Gewalt|ausbrüche Gewerkschafts|streik Haupt|geschütze
    Haupt|quartier Hoch|spezialisiert Initia|tive Inspirie|render Kamera|aufnahmen Kampf|veteran Kapitäns|kajüte
    Kommando|zentrale Kommuni|kation Kranken|station Lockvogel|taktik Loyalitäts|konflikte Luft|schleuse Löwenkopf|nebel
    Macht|missbrauch Maschinen|raum Medizi|nisches Meister|pilotin Menschen|flotte Mensch|liche Missions|spezialist
    Mittäter|schaft Modifi|kationen Nahrungs|mangel Nahrungs|rationierung Nahrungs|verlust Nuklear|waffe Obliga|torische
    Persön|liche Pflicht|bewusst Plan|änderung Poli|tisches Presse|zentrum Produktions|quoten Präsidial|erlass
    Psycho|logische Raptor|spezialist Raumkampf|duell Rettungs|mission Rundfunk|übertragung Rücktritts|forderung
    Sanitär|anlagen Schiffs|werft Schusswaffen|gebrauch Selbst|verteidigung Selbst|zerstörung Sicherheits|chef
    Sicherheits|lücke Sprung|computers Sprung|vorbereitung Start|schlüssel Strate|gische Struktur|schaden
    Studien|objekte Terror|ermittlungen Treibstoff|suche Treibstoff|verlust Unkonven|tionelle Unortho|doxer
    Unter|suchungs|komitee Verbindungs|offizier Verdienst|medaille Verfolgungs|jagd Vergeltungs|schlag Verhand|lung
    Verpflich|tungen Verschwun|dener Versorgungs|schiffe Vertrauens|bruch Vorbeu|gende Vorrang|stellung
    Waffen|fehlfunktion Waffen|kammer Waffen|kontrolle Wartungs|ingenieur Wasser|sabotage Wissen|schaft|liche
    Zylonen|detektor Zylonen|flotte Zylonen|hinterhalt Zylonen|raffinerie Zylonen|schiffe Zylonen|schwarm
    gerecht|fertigte identifi|ziertes instal|lieren sympathi|sierender unter|stützen veröffent|lichen wieder|herstellen
    wieder|vereinen zurück|gelassen zurück|gewinnen Öffent|lichkeit über|mitteln`,
  fr: `
    Adminis|tration Auto|destruction Change|ment Commis|sion Communi|cations Conso|lidation Cons|truire Interro|gatoire
    Négo|ciation Planifi|cation Reconnais|sance Résur|rection Spécia|liste Trans|mettre amélio|rations anti|terroriste
    conflic|tuelles enregis|trements initia|tive interro|gatoire particu|lière person|nels présiden|tielle préven|tive
    réconci|liation résur|rection scienti|fique straté|gique tour|noyant`,
  pl: `
    Admini|stracja Ambula|torium Auto|destrukcja Biuro|kracja Daleko|wzroczny Insta|lacja Kontro|wersyjna
    Kontro|wersyjny Krzywo|przysięstwo Labora|torium Maksy|malna Nego|cjacje Nieauto|ryzowane Niekonwen|cjonalna
    Niekonwen|cjonalny Niespo|dziewane Niesubor|dynacja Niesubor|dynowana Nietole|rancyjna Niezidenty|fikowany
    Obli|czenia Odwró|cenie Ogło|szenie Plano|wanie Poszu|kiwanie Przeku|piona Przy|parcie Przy|wrócenie Rozszy|frowanie
    Specja|lista Szcze|gólne Umoc|nienie Wykorzy|stanie Zdeter|minowana Zmartwych|wstania anty|terrory|styczne
    bezpie|czeństwa elektro|nicznej inicja|tywa kata|pultowanie możli|wości najlep|szych nukle|arnej poli|tyczny
    prezy|dencki przezna|czenie przysię|głych psycho|logiczna strate|giczne unierucho|mione unierucho|miony
    wice|prezydenta wyjąt|kowego zapobie|gawcza zwycię|stwo`,
}

const softHyphen = '\u00ad'

/** Words by what they are, with a soft hyphen wherever they may be broken. */
export const longWords = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    places[language]
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', softHyphen)]),
  )

const known = new Map<Language, ReadonlyMap<string, string>>()

/** The same text, whose long words break where they should: those of so many letters and more. */
export function breakable(text: string, language: Language, from = 14): string {
  const words = known.get(language) ?? longWords(language)
  known.set(language, words)
  return text.replaceAll(/\p{L}+/gu, (word) => (word.length < from ? word : (words.get(word) ?? word)))
}
